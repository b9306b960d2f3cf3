/** Type of the worker of pdf.js, which is imported only for its side effects. */
declare module 'pdfjs-dist/legacy/build/pdf.worker.mjs';

/** The worker of pdf.js, of which only its being loaded counts. */
declare module 'pdfjs-dist/legacy/build/pdf.worker.mjs';

/** Edits of a website between two compiles. */

type Files = Record<string, string>;

/** By name, functions that return the files after an edit. The bench applies one after the other. */
export const edits: Record<string, (files: Files) => Files> = {
  'one page edited': (files) => {
    const name = nameOfPage(files, 0.4);
    return {
      ...files,
      [name]: addBefore(files[name], '</article>', '<p>Desde hoy también se atiende por la tarde.</p>'),
    };
  },
  'one page added': (files) => {
    const page = (files[nameOfPage(files, 0.6)] ?? '').replace(/ \| Ejemplo/, ', la nueva$&');
    const home = addBefore(files['index.html'], '</ul></main>', '<li><a href="/p/nueva.html">Página nueva</a></li>');
    return { ...files, 'p/nueva.html': page.replaceAll('<p class="texto">', '$&También '), 'index.html': home };
  },
  'one page removed': (files) => {
    const { [nameOfPage(files, 0.8)]: _, ...others } = files;
    return others;
  },
  'all pages edited': (files) => {
    const banner = '<p class="aviso">El lunes abrimos una hora más tarde en todas las tiendas.</p>';
    return Object.fromEntries(Object.entries(files).map(([name, html]) => [name, addBefore(html, '<main>', banner)]));
  },
};

/** Returns the name of the page at a share (0 to 1) of the list. */
const nameOfPage = (files: Files, share: number): string => {
  const names = Object.keys(files).filter((name) => name.startsWith('p/'));
  return names[Math.floor(names.length * share)] as string;
};

/** Inserts text before the first `mark`; unchanged without one. */
const addBefore = (html = '', mark: string, text: string): string => html.replace(mark, `${text}${mark}`);

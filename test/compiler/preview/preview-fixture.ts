import type { CompiledPage, ComplaintCode, Diagnostic, Removal } from '../../../compiler/model.ts';
import { type PreviewServer, servePreview } from '../../../compiler/preview/serve-preview.ts';
import type { SaidDiagnostic } from '../../../compiler/report/sections.ts';
import { reportLanguages } from '../../../compiler/words/report-languages.ts';

const encoder = new TextEncoder();

/** Returns a compiled page with three removals, and the HTML that it was made of. */
export function toPage(path: string, title: string, text: string): { page: CompiledPage; html: Uint8Array } {
  const removed: Removal[] = [
    { rule: 'landmark-nav', selector: 'body > nav', text: 'Inicio Servicios' },
    { rule: 'call-to-action', selector: 'body > main > a.cta', text: 'Llama ahora' },
    { rule: 'form-control', selector: 'body > main > label', text: 'Tu nombre' },
  ];
  const page: CompiledPage = {
    path,
    url: `https://www.example.es${path}`,
    title,
    description: `Sobre ${title}`,
    language: 'es',
    markdown: `# ${title}\n\n${text}\n\n| Plazo | Precio |\n| - | - |\n| Hoy | 40 € |\n`,
    headings: [{ level: 1, text: title, anchor: 'a' }],
    aliases: [],
    imageAlts: [],
    words: 20,
    own: { words: 0, kept: 0 },
    removed,
  };
  const html = `<!doctype html><title>${title}</title><script>document.title = 'run'</script>
    <nav><a href="/">Inicio</a> <a href="/servicios/">Servicios</a></nav>
    <main><h1 onclick="alert(1)">${title}</h1><p style="color:red">${text}</p><img src="https://elsewhere.example/x.png" alt="Un técnico">
    <table><tr><th>Plazo<th>Precio<tr><td>Hoy<td>40 €</table><a class="cta" href="tel:1">Llama ahora</a><label>Tu nombre</label></main>`;
  return { page, html: encoder.encode(html) };
}

export const problem = (where: string, code: ComplaintCode): SaidDiagnostic => ({
  ...({ severity: 'warning', code, where, about: null } as Diagnostic),
  message: 'Something is wrong.',
  hint: `Mend the ${code}.`,
});

/** Serves the preview of some pages. The original of a page with empty HTML fails with a 500. */
export function serve(
  pages: { page: CompiledPage; html: Uint8Array }[],
  diagnostics: SaidDiagnostic[] = [],
  words = reportLanguages.en,
): Promise<PreviewServer> {
  const originals = new Map(pages.map(({ page, html }) => [page.path, html]));
  const input = {
    brand: 'Casa Ejemplo',
    words,
    pages: pages.map(({ page }) => page),
    diagnostics,
    readOriginal: async (path: string) => {
      const html = originals.get(path);
      if (!html?.length) throw new Error(`${path} answered 500`);
      return html;
    },
  };
  return servePreview(() => input);
}

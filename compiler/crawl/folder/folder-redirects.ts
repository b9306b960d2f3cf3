/** The `_redirects` file of a folder of built HTML, as far as it names single addresses. */

export interface FolderRedirect {
  from: string;
  to: string;
  status: number;
}

/** Reads Netlify's `_redirects`: `from to [status]` a line. Rules with wildcards, conditions or rewrites are left out. */
export function readFolderRedirects(text: string): FolderRedirect[] {
  return text.split(/\r?\n/).flatMap((line) => {
    const [from, to, code = '301'] = line.replace(/#.*$/, '').trim().split(/\s+/);
    const status = Number.parseInt(code, 10);
    if (!from?.startsWith('/') || to === undefined || /[*:]/.test(from) || ![301, 302, 307, 308].includes(status))
      return [];
    return { from, to, status };
  });
}

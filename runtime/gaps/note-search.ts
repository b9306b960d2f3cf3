/** Tells of each search whoever counts them: the metrics and the gaps. */

import type { AppDeps } from '../app-deps.ts';
import type { Search } from '../operations/search-pages.ts';

/** What is called with each search; undefined where nobody counts. */
export function toSearchNote({
  metrics,
  gaps,
}: Pick<AppDeps, 'metrics' | 'gaps'>): ((search: Search) => void) | undefined {
  if (!metrics && !gaps) return undefined;
  return (search) => {
    if (search.isEmpty) metrics?.countEmptySearch();
    gaps?.note(search);
  };
}

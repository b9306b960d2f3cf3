/** Signs of what a content system should have replaced by something before the page was sent. */

/** `[name attribute="…"]`, `[name_of_plugin]` with its end, `{{ expression }}`, `{% tag %}`. */
export const SHORTCODE =
  /\[\/?[a-z][\w-]*(?:\s+[\w-]+=(?:"[^"\]]{0,300}"|“[^”\]]{0,300}”|”[^”″\]]{0,300}[”″]|″[^″\]]{0,300}″|&#8221;[^\]]{0,300}|'[^'\]]{0,300}'|[^\s"'\]]{1,100})){1,40}\s*\/?\]|\[\/?(?:[a-z]+_)+[a-z0-9]+\s*\/?\]|\[\/[a-z][a-z0-9-]+\]|\{\{[^{}\n]{1,80}\}\}|\{%[^{}%\n]{1,80}%\}/g;

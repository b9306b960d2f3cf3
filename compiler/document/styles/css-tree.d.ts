/**
 * Types of css-tree's single parsers. The package only types its main module, which loads the grammar of all
 * properties.
 */
declare module 'css-tree/parser' {
  import type { CssNode, ParseOptions } from 'css-tree';

  export default function parse(text: string, options?: ParseOptions): CssNode;
}

declare module 'css-tree/selector-parser' {
  export { default } from 'css-tree/parser';
}

declare module 'css-tree/utils' {
  export const ident: { decode(text: string): string };
}

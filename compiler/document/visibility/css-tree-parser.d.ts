/** Types of the parser alone: the package types only its whole, which loads the grammar of every property. */
declare module 'css-tree/parser' {
  import type { CssNode, ParseOptions } from 'css-tree';

  export default function parse(text: string, options?: ParseOptions): CssNode;
}

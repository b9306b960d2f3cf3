/** What the rest of the site says of one page, in classes and never in counts: a page is converted by it. Plain data. */
export interface PageContext {
  /** Keys of the page's blocks and images that another page shows for all. */
  elsewhere: ReadonlySet<number>;
  /** Keys of the page's blocks and images with which most pages begin or end: what is around the content of the site. */
  frame: ReadonlySet<number>;
  /** Keys of the page's texts that three pages of the site have at least. */
  repeated: ReadonlySet<number>;
  /** The page's title without what other titles begin or end with too; `undefined` where nothing of it is shared. */
  titleEdges: readonly string[];
  /** Whether other pages have the same title, and whether most of the site's have it. */
  isTitleShared: boolean;
  isTitleCommon: boolean;
  /** What the menus of other pages call it; empty if none leads to it. */
  calledBy: string;
}

/** Facts from the rest of the site for converting one page, in classes and never in counts. Plain data. */
export interface PageContext {
  /** Keys of the page's blocks and images that another page shows for all. */
  elsewhere: ReadonlySet<number>;
  /** Keys of the page's blocks and images in the frame of the site: most pages begin or end with them. */
  frame: ReadonlySet<number>;
  /** Keys of the page's texts that at least three pages of the site have. */
  repeated: ReadonlySet<number>;
  /** Beginnings and endings of the page's title that other titles have too. */
  titleEdges: readonly string[];
  /** Whether other pages have the same title, and whether most of the site's have it. */
  isTitleShared: boolean;
  isTitleCommon: boolean;
  /** The page's names in menus, the most frequent first; empty if no menu leads to it. */
  calledBy: readonly string[];
}

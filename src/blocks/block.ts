/** What a block is told of the page that it stands on. */
export interface PageOfBlock {
  /** Its address. */
  path: string
}

/** What the component of a block is given: its own fields, and the page. */
export type BlockProps<Fragment> = Fragment & { page: PageOfBlock }

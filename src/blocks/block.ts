/** What a block is told of the page that it stands on. */
export interface PageOfBlock {
  /** Its address. */
  path: string
  /** What the contact page is told of who comes from here, where it knows the page: of a service, a case, a post. */
  from?: string | undefined
  /** The service that the page is about. */
  service?: Queries.ServiceAnswersFragment | undefined
}

/** The end of the ids inside a block that is not the first of its type on the page: "-2". */
export interface IdSuffix {
  idSuffix?: string
}

/** What the component of a block is given: its own fields, and the page. */
export type BlockProps<Fragment> = Fragment & IdSuffix & { page: PageOfBlock }

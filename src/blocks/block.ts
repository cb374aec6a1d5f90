/** What a block is told of the page that it stands on. */
export interface PageOfBlock {
  /** Its address. */
  path: string
  /** What the contact page is told of who comes from here, where it knows the page: of a service, a case, a post. */
  from?: string | undefined
  /** The service that the page is about. */
  service?: Queries.ServiceAnswersFragment | undefined
}

/** What the component of a block is given: its own fields, and the page. */
export type BlockProps<Fragment> = Fragment & { page: PageOfBlock }

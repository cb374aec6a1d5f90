type Data = Queries.CaseStudyPageQuery

/** A case study, as its page asks for it. */
export type Study = NonNullable<Data["study"]>

/** The words of every such page. */
export type CaseWords = NonNullable<Data["words"]>["caseStudy"]

type Data = Queries.CaseStudyPageQuery

/** A case study, as its page asks for it. */
export type CaseStudyData = NonNullable<Data["study"]>

/** The words of every such page. */
export type CaseStudyLabels = NonNullable<Data["words"]>["caseStudy"]

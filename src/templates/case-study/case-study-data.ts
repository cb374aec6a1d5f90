type Data = Queries.CaseStudyPageQuery

/** A case study, as its page queries it. */
export type CaseStudyData = NonNullable<Data["study"]>

/** Interface texts of case studies. */
export type CaseStudyLabels = NonNullable<Data["words"]>["caseStudy"]

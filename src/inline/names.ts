/** On the root while the rules for what lies below the first screen are on their way: till then none of it is shown. */
export const loadingAttribute = "data-loading"

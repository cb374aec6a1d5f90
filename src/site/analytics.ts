/** Marks the tag of the service that counts visits: the content policy lets it run and tell (gatsby/hosting). */
export const analyticsAttribute = "data-analytics"

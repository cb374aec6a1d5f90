/** What has become of a tool or an island: "live" once it is answered, "left" where its HTML stays as it is. */
export const stateAttribute = "data-state"

/** What has become of a slider or an island: "live" once it is answered, "left" where its HTML stays as it is. */
export const stateAttribute = "data-state"

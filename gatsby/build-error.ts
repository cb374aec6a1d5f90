/** Says what stops a build and what to do instead. It is told alone, without the code that found it. */
export class BuildError extends Error {}

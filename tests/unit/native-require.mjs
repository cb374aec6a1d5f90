/** Jest's transformer of packages, and of what is loaded like one: Node's own loader hands them over, once for all. */
export default { process: () => ({ code: "module.exports = requireByNode(__filename)" }) }

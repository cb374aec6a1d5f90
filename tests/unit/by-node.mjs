/** Jest's transformer of packages: Node's own loader hands them over, ES modules too, and once for all files. */
export default { process: () => ({ code: "module.exports = requireByNode(__filename)" }) }

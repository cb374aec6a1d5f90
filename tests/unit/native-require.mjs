/** Jest transformer for packages and shared modules: Node's loader loads them once for all test files. */
export default { process: () => ({ code: "module.exports = requireByNode(__filename)" }) }

/** Jest transformer that requires packages and shared modules through Node: once, not once per test file. */
export default { process: () => ({ code: "module.exports = requireByNode(__filename)" }) }

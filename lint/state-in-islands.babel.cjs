module.exports = require("./state-in-islands.cjs").plugin

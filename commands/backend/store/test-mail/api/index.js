module.exports = require('../mail-router.mts')

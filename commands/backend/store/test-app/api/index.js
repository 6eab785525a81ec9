module.exports = require('../consent-router.mts')

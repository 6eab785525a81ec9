module.exports = require('../bank-router.mts')

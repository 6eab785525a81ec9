module.exports = require('../test-pay.mts')

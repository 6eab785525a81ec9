module.exports = require('../test-mail.mts')

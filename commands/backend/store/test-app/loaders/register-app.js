module.exports = require('../register-app.mts')

module.exports = require('../sent-events.mts')

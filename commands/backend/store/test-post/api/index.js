module.exports = require('../parcel-router.mts')

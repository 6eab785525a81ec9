module.exports = require('../test-post.mts')

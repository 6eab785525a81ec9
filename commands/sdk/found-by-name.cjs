/** Leaves it to Node to find what a tool looks for by its name while it runs: webpack's own files, and those of runtimes. */
module.exports = (source) =>
  source
    .replace(/\brequire\.resolve\b/g, '__non_webpack_require__.resolve')
    .replace(
      /\brequire\(\(0, (\w+normalize_webpack_path\.normalizeWebpackPath)\)/g,
      '__non_webpack_require__((0, $1)',
    )

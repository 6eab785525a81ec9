/** Stands in for a picture or a font in tests. */
export default 'data:,'

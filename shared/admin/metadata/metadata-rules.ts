import { problemsOf, type MetadataRow } from '@stoa/ui/metadata-editor'

/** Rows that can be saved. The message is a key of the texts. */
export const METADATA_RULES = {
  validate: (rows: readonly MetadataRow[]) => problemsOf(rows).size === 0 || 'admin.metadata.invalid',
}

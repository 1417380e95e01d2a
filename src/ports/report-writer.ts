import type { ReportContent } from '../domain/report/report-content.ts'

export interface ReportOptions {
  /** Also the creation date of the file. */
  readonly createdAt: Date
  /** Printed on each page; 1 to 64 letters, digits, `.`, `_`, `:` and `-`. */
  readonly documentId: string
}

/** Makes a report a file. docs/rules/eid.md#report. */
export interface ReportWriter {
  /**
   * A tagged PDF; the same content and options give the same bytes. Throws RangeError for a document id that does not
   * fit, and Error when the report has too many pages or takes too long.
   */
  write(content: ReportContent, options: ReportOptions): Promise<Uint8Array>
}

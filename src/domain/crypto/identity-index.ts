import { createHmac, hkdfSync, type KeyObject } from 'node:crypto'
import { findDocumentType } from '../document-types/index.ts'
import { compactNumber } from '../formats/format-rule.ts'

const keyBytes = 32

/**
 * What makes two readings the same identity document: type, issuing country and number; null when the document is none or
 * its number was not read. docs/reference/en/checks/reused.md.
 */
export function identityOf(docType: string, fields: Readonly<Record<string, string>>): string | null {
  const { id_number: number = '', id_country: country = '' } = fields
  const compact = compactNumber(number)
  if (compact === '' || findDocumentType(docType)?.photoId !== true) return null
  return JSON.stringify([docType, country.toUpperCase(), compact])
}

/**
 * HMAC-SHA256 of an identity under a key derived from the workspace's (HKDF, RFC 5869): equal for equal documents of one
 * workspace, and no way back to the number without the workspace's key. Another key of the workspace gives other values.
 */
export function identityIndex(workspaceKey: KeyObject, identity: string): Buffer {
  const key = Buffer.from(hkdfSync('sha256', workspaceKey, '', 'gatehouse:identity-index', keyBytes))
  return createHmac('sha256', key).update(identity).digest()
}

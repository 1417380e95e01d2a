import { createHmac, type KeyObject } from 'node:crypto'
import { findDocumentType } from '../document-types/index.ts'
import { compactNumber } from '../formats/format-rule.ts'
import { derivedKey } from './derived-key.ts'

/**
 * The identity of a document: type, issuing country and number, equal for two readings of one document. Null when it is
 * no identity document or its number was not read. docs/reference/en/checks/reused.md.
 */
export function identityOf(docType: string, fields: Readonly<Record<string, string>>): string | null {
  const { id_number: number = '', id_country: country = '' } = fields
  const compact = compactNumber(number)
  if (compact === '' || findDocumentType(docType)?.photoId !== true) return null
  return JSON.stringify([docType, country.toUpperCase(), compact])
}

/**
 * HMAC-SHA256 of an identity under a key derived from the workspace's key (HKDF, RFC 5869). Equal documents of one
 * workspace have equal values; without the workspace's key the number cannot be recovered.
 */
export function identityIndex(workspaceKey: KeyObject, identity: string): Buffer {
  return createHmac('sha256', derivedKey(workspaceKey, 'identity-index')).update(identity).digest()
}

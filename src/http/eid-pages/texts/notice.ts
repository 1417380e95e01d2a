import { imageFaults } from '../../../domain/eid-sandbox/image-faults.ts'

/** What a page can report about the last form: why an image was refused, or what was missing. Codes only, as they stand in an address. */
export const notices = [...imageFaults, 'no_image', 'too_large', 'not_read', 'no_choice'] as const
export type Notice = (typeof notices)[number]

/** The notice of an address's query; null for none and for an unknown one. */
export function noticeOf(code: unknown): Notice | null {
  return notices.find((notice) => notice === code) ?? null
}

import { createCipheriv, createDecipheriv, createSecretKey, hkdfSync, type KeyObject } from 'node:crypto'
import { bytesToId, idToBytes, keyBytes, SealBroken } from './envelope.ts'

/**
 * A document at rest: `header | frame | frame …`. The header is `version (1) | data key id (16) | salt (32)`; a frame is up to
 * 64 KiB of ciphertext and its tag. Frames are numbered in their nonce and the last one is marked there, so that bytes that
 * are cut off, moved, repeated or added are found (the STREAM construction, Hoang et al. 2015). Every document has a key of
 * its own, derived from the data key and the salt, so that counted nonces never meet.
 * docs/decisions/0003-sealed-at-rest.md.
 */
const cipher = 'aes-256-gcm'
const version = 1
const idBytes = 16

export const saltBytes = 32
export const frameBytes = 64 * 1024
export const tagBytes = 16
export const headerBytes = 1 + idBytes + saltBytes

const nonceBytes = 12
/** Nonce: a byte that marks the last frame, three of zeros, the frame's number. */
const nonceNumberAt = 4

/** What seals and opens the frames of one document. */
export interface FrameKey {
  readonly key: KeyObject
  /** Additional data of every frame: the header and the context of the document. */
  readonly additionalData: Buffer
}

export interface FramePlace {
  readonly number: number
  readonly last: boolean
}

/** The first bytes of a sealed document. */
export function frameHeader(dataKeyId: string, salt: Buffer): Buffer {
  if (salt.length !== saltBytes) throw new Error(`a salt has ${saltBytes} bytes`)
  return Buffer.concat([Buffer.from([version]), idToBytes(dataKeyId), salt])
}

/** Id of the data key that a sealed document names. Throws SealBroken on what is no header. */
export function dataKeyIdOfHeader(header: Buffer): string {
  if (header.length !== headerBytes || header[0] !== version) throw new SealBroken('a document')
  return bytesToId(header.subarray(1, 1 + idBytes))
}

/** The key of one document, bound to its context (`<tenant>/<document>`). */
export function frameKey(dataKey: KeyObject, header: Buffer, context: string): FrameKey {
  const salt = header.subarray(1 + idBytes)
  const key = createSecretKey(Buffer.from(hkdfSync('sha256', dataKey, salt, 'gatehouse:document-frames', keyBytes)))
  return { key, additionalData: Buffer.concat([header, Buffer.from(context)]) }
}

/** Ciphertext and tag of one frame. */
export function sealFrame({ key, additionalData }: FrameKey, place: FramePlace, bytes: Uint8Array): readonly Buffer[] {
  const work = createCipheriv(cipher, key, frameNonce(place)).setAAD(additionalData)
  return [work.update(bytes), work.final(), work.getAuthTag()]
}

/** The bytes of one frame, only once its tag has been found right. Throws SealBroken. */
export function openFrame({ key, additionalData }: FrameKey, place: FramePlace, frame: Buffer): Buffer {
  const end = frame.length - tagBytes
  if (end < 0) throw new SealBroken('a document')
  const work = createDecipheriv(cipher, key, frameNonce(place), { authTagLength: tagBytes })
  work.setAAD(additionalData).setAuthTag(frame.subarray(end))
  const opened = work.update(frame.subarray(0, end))
  try {
    work.final()
    return opened
  } catch {
    throw new SealBroken('a document')
  }
}

/** Bytes at rest of a document of so many bytes. */
export function sealedSize(sizeBytes: number): number {
  return headerBytes + sizeBytes + Math.max(1, Math.ceil(sizeBytes / frameBytes)) * tagBytes
}

function frameNonce({ number, last }: FramePlace): Buffer {
  const nonce = Buffer.alloc(nonceBytes)
  nonce[0] = last ? 1 : 0
  nonce.writeBigUInt64BE(BigInt(number), nonceNumberAt)
  return nonce
}

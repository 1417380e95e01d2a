/** Where the network stands among the parts of a file of trained data. */
const networkPart = 17
const countBytes = 4
const offsetBytes = 8

/**
 * A file of trained data of the recogniser with another network: a count of parts, the offset of each or -1, then the parts in
 * order. Throws when the file has no network.
 */
export function withNetwork(trainedData: Buffer, network: Buffer): Buffer {
  const count = trainedData.readInt32LE(0)
  const offsets = Array.from({ length: count }, (_, part) =>
    Number(trainedData.readBigInt64LE(countBytes + part * offsetBytes)),
  )
  const start = offsets[networkPart] ?? -1
  if (start < 0) throw new Error('trained data without a network')
  const end = Math.min(trainedData.length, ...offsets.filter((offset) => offset > start))
  const header = Buffer.from(trainedData.subarray(0, start))
  for (const [part, offset] of offsets.entries()) {
    if (offset > start)
      header.writeBigInt64LE(BigInt(offset - end + start + network.length), countBytes + part * offsetBytes)
  }
  return Buffer.concat([header, network, trainedData.subarray(end)])
}

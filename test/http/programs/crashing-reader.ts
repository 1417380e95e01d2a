/** A reading process that dies of its first file. */
process.on('message', () => process.exit(1))
process.send?.({ type: 'ready' })

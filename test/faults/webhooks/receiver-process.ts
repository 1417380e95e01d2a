/** All hostile receivers in a process of their own, so that their memory is not counted as ours: prints one address a line. */
import { hostileReceivers, startHostile } from './hostile-receivers.ts'

const started = await Promise.all(hostileReceivers.map(startHostile))
for (const { url } of started) console.log(url)
process.once('disconnect', () => process.exit(0))
process.once('SIGTERM', () => process.exit(0))

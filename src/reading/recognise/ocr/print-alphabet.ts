/**
 * Characters in the order of the outputs of the networks of print. The output before them is the blank. The network of noisy print has
 * the first `noisyCharacters` of them.
 */
export const printAlphabet: readonly string[] = [
  ...' 0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz',
  ...'ÀÂÇÈÉÊËÎÏÔÖÙÛÜŒàâçèéêëîïôöùûüœ',
  ...`.,:;-–'"«»()/&@%#$€°*+=?!_•`,
  ...'ÁÃÄÅÆĀĂĄĆČĎĐĒĖĘĚĞĢÌÍĪĮİĶĹĽŁÑŃŅŇÒÓÕØŐŔŘŚŞŠŢŤÚŪŮŰŲÝŹŻŽÞ',
  ...'ßáãäåæāăąćčďđðēėęěğģìíīįıķĺľłñńņňòóõøőŕřśşšţťúūůűųýźżžþ<>[]£ªº¡¿',
]

/** How many of the characters the network of noisy print reads: those of English and French. */
export const noisyCharacters = 120

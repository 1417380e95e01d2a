/** The odd primes below 168: every modulus of the flawed library, of any size, has the fingerprint in all of them. */
const primes = [
  3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47, 53, 59, 61, 67, 71, 73, 79, 83, 89, 97, 101, 103, 107, 109, 113,
  127, 131, 137, 139, 149, 151, 157, 163, 167,
] as const

const generator = 65_537

/**
 * True for an RSA modulus with the fingerprint of CVE-2017-15361: modulo each small prime it is a power of 65537, because its
 * factors are made from one. Such a key can be factored. Nemec et al., The Return of Coppersmith's Attack (2017), section 2.3.
 */
export function isRocaModulus(modulus: bigint): boolean {
  return primes.every((prime) => powers(prime).has(Number(modulus % BigInt(prime))))
}

function powers(prime: number): ReadonlySet<number> {
  const found = new Set<number>()
  for (let power = 1; !found.has(power); power = (power * generator) % prime) found.add(power)
  return found
}

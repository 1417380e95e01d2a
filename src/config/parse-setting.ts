import { BlockList, isIP } from 'node:net'
import { settingError, type SettingName } from './settings.ts'

/** Throws ConfigError unless the text is a whole number between `least` and `most`. */
export function wholeNumber(name: SettingName, text: string, least: number, most: number): number {
  const value = Number(text)
  if (!/^\d+$/.test(text) || value < least || value > most) {
    throw settingError(name, `a whole number from ${least} to ${most}`)
  }
  return value
}

/** Null when the text is `off`. Throws ConfigError unless it is `off` or a whole number between the two limits. */
export function numberOrOff(name: SettingName, text: string, least: number, most: number): number | null {
  return /^(?:off|0|no|false)$/i.test(text) ? null : wholeNumber(name, text, least, most)
}

/** Throws ConfigError unless the text is `on` or `off`. */
export function flag(name: SettingName, text: string): boolean {
  if (['on', 'true', '1', 'yes'].includes(text.toLowerCase())) return true
  if (['off', 'false', '0', 'no'].includes(text.toLowerCase())) return false
  throw settingError(name, 'on or off')
}

/** Throws ConfigError unless the text is one of the words. */
export function oneOf<Word extends string>(name: SettingName, text: string, words: readonly Word[]): Word {
  const word = words.find((candidate) => candidate === text)
  if (word === undefined) throw settingError(name, `one of ${words.join(', ')}`)
  return word
}

/** CIDRs as given; a bare address counts as one host. Throws ConfigError when one is invalid. */
export function cidrs(name: SettingName, text: string): readonly string[] {
  const subnets = parts(text)
  for (const subnet of subnets) addSubnet(new BlockList(), subnet, name)
  return subnets
}

/** The parts of a comma-separated list. */
export function parts(text: string): readonly string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
}

/** Adds `address/bits` or a bare address to a block list. Throws ConfigError when it is neither. */
export function addSubnet(list: BlockList, cidr: string, name: SettingName): void {
  const [address = '', bits] = cidr.split('/')
  const family = isIP(address)
  const most = family === 4 ? 32 : 128
  const size = bits === undefined ? most : Number(bits)
  if (family === 0 || !Number.isInteger(size) || size < 0 || size > most || bits === '') {
    throw settingError(name, 'a comma-separated list of CIDRs such as 10.0.0.0/8')
  }
  list.addSubnet(address, size, family === 4 ? 'ipv4' : 'ipv6')
}

/** Null unless the text is an http or https URL. */
export function webAddress(text: string): URL | null {
  const url = URL.parse(text)
  return url !== null && ['http:', 'https:'].includes(url.protocol) ? url : null
}

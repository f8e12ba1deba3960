import { AppError } from '../../shared/app-error.ts'
import { qualified, type XmlElement } from './parse-xml.ts'
import { xliffNamespace } from './xliff-document.ts'

export function childrenOf(parent: XmlElement, name: string, namespace = xliffNamespace): XmlElement[] {
  return parent.children.filter(
    (child): child is XmlElement => typeof child !== 'string' && child.name === qualified(name, namespace),
  )
}

export function refuse(sentence: string): never {
  throw new AppError('bad_input', sentence)
}

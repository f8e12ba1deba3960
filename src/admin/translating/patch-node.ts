/** Makes one node what the other is and leaves alone what is the same: pictures are not loaded again, nothing scrolls. */
export function patchNode(shown: ChildNode, next: ChildNode): void {
  if (shown.nodeName !== next.nodeName) {
    shown.replaceWith(shown.ownerDocument?.adoptNode(next) ?? next)
    return
  }
  if (shown.nodeValue !== next.nodeValue) shown.nodeValue = next.nodeValue
  if (isElement(shown) && isElement(next)) {
    patchAttributes(shown, next)
    patchChildren(shown, next)
  }
}

function isElement(node: Node): node is Element {
  return node.nodeType === 1
}

function patchAttributes(shown: Element, next: Element): void {
  for (const name of shown.getAttributeNames()) if (!next.hasAttribute(name)) shown.removeAttribute(name)
  for (const { name, value } of next.attributes) {
    if (shown.getAttribute(name) !== value) shown.setAttribute(name, value)
  }
}

function patchChildren(shown: Element, next: Element): void {
  const before = [...shown.childNodes]
  const after = [...next.childNodes]
  after.forEach((child, at) => {
    const there = before[at]
    if (there) patchNode(there, child)
    else shown.append(shown.ownerDocument.adoptNode(child))
  })
  for (const extra of before.slice(after.length)) extra.remove()
}

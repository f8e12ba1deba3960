/**
 * The code with another body in one of its functions, top-level or within another. Fails where there is no such function, or
 * more than one: the package has come to be written otherwise, and what is left out of it is to be looked through anew.
 */
export function withBody(code, name, body, packageName) {
  const pattern = new RegExp(
    `^(\\t?)((?:async )?function ${name})(\\([^)]*\\)) \\{\\n[\\s\\S]*?^\\1\\}\\n`,
    'gm',
  )
  if (code.match(pattern)?.length !== 1) throw new Error(`${packageName} has no function ${name} any more`)
  // Only a body that says something reads what it is given.
  return code.replace(
    pattern,
    (_whole, indent, head, given) => `${indent}${head}${body ? given : '()'} {${body}}\n`,
  )
}

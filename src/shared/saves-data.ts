/** Whether the visitor wants to spare data and battery. Known to some browsers only, and to none of the type definitions. */
export function savesData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection')
  return typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData') === true
}

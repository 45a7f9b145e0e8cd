/**
 * Groups of nodes that reach each other (Tarjan's strongly connected components), without those of one node that does not
 * point at itself. In the order of the graph's nodes.
 */
export function findCycles(graph: ReadonlyMap<string, readonly string[]>): string[][] {
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const stack: string[] = [];
  const open = new Set<string>();
  const cycles: string[][] = [];

  const visit = (node: string) => {
    const place = order.size;
    order.set(node, place);
    lowest.set(node, place);
    stack.push(node);
    open.add(node);
    for (const next of graph.get(node) ?? []) {
      if (!order.has(next)) visit(next);
      if (open.has(next)) lowest.set(node, Math.min(lowest.get(node) ?? place, lowest.get(next) ?? place));
    }
    if (lowest.get(node) !== place) return;
    const group = stack.splice(stack.indexOf(node));
    for (const member of group) open.delete(member);
    if (group.length > 1 || graph.get(node)?.includes(node)) cycles.push(group.sort());
  };
  for (const node of graph.keys()) if (!order.has(node)) visit(node);
  return cycles;
}

/** Stands in for what makes light of pictures: no material of the scene has any. */
export class PMREMGenerator {
  dispose(): void {}
}

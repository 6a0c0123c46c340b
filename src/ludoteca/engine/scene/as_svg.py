from ludoteca.engine.scene.elements import Resolver, Scene
def as_svg(scene: Scene, resolve: Resolver) -> str:
    return ""
